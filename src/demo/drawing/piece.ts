/** A thing that can stand on the floor of a scene: drawn around (0, 0), the middle of its base line. */
export type Piece = {
  body: string;
  width: number;
  height: number;
  /** Width where it touches the floor. */
  baseWidth: number;
  /** Colour of the light that passes through it onto the floor; nothing for things that are not glass. */
  glow?: string;
};
