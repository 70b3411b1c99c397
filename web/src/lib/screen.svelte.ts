// How wide the window is, for what is not only drawn but made otherwise on a small or a large screen.

let width = $state(innerWidth);
addEventListener("resize", () => (width = innerWidth));

/** One column: the width at which the styles of a table say so. */
export const narrow = () => width < 768;
export const wide = () => width >= 1900;
