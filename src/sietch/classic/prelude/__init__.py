"""Spice Harvest: five years of politics around the Directorship decide who begins where. [FR-XVI]"""
