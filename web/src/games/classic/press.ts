// Things of an SVG that work like buttons: Enter and Space press them.

export function pressed(then: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    then();
  };
}
