// Parts of the client that are fetched when they are needed: a board, the words of a language.

const PAUSE = 1000; // milliseconds between two looks for the server

/** A part of the client; if the server is away, once it is back. What is typed and chosen on the page stays. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  let renamed = "";
  for (let times = 1; ; times++) {
    try {
      return await load();
    } catch (error) {
      const part = /https?:\S+?\.js/.exec(String(error))?.[0] ?? "";
      // It is there and does not have this part: a newer server, with a newer page. (Or a browser that does not say which part.)
      if (times > 1 && part === renamed && (await answers())) return anew();
      while (!(await answers())) await new Promise((wake) => setTimeout(wake, PAUSE));
      // Browsers do not ask twice for a module that they could not get, so it gets another name.
      if (part) load = () => import(/* @vite-ignore */ `${part}?${times}`) as Promise<Part>;
      renamed = part;
    }
  }
}

function answers(): Promise<boolean> {
  return fetch("/health").then((answer) => answer.ok, () => false);
}

function anew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
