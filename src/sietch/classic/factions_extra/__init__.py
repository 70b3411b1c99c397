"""Factions that the Italian rulebook names and no box has a shield for: Ixians, Bene Tleilax, Landsraad. [IT-I]"""
