/** Elements that fill more than any first view. */
const mostElements = 400;
/** And characters. */
const mostCharacters = 4000;

/**
 * How far the first view of a page is drawn. It ends with what cannot be drawn safely or in its geometry: what follows
 * comes with the page.
 */
export class Drawing {
  isOver = false;
  private elements = 0;
  private characters = 0;
  private hasPicture = false;
  private readonly held = new Map<HTMLElement, () => void>();

  /** Ends it. */
  end(): undefined {
    this.isOver = true;
    return undefined;
  }

  /** Counts an element or a text. @returns whether it may still be drawn. */
  counts(characters = 0): boolean {
    this.elements += 1;
    this.characters += characters;
    if (this.elements > mostElements || this.characters > mostCharacters) this.isOver = true;
    return !this.isOver;
  }

  /** Loads the first picture before everything else; any other waits until it is known whether it is in the window. */
  loadPicture(image: HTMLElement, load: () => void): void {
    if (this.hasPicture) this.held.set(image, load);
    else {
      this.hasPicture = true;
      image.setAttribute('fetchpriority', 'high');
      load();
    }
  }

  /** Loads the pictures in the window. Called once all is in its place. */
  loadSeen(): void {
    for (const [image, load] of this.held) {
      const { top, left, bottom, right } = image.getBoundingClientRect();
      if (top < window.innerHeight && left < window.innerWidth && bottom > 0 && right > 0) load();
    }
  }
}
