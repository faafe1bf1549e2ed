/** An object that stands on the floor of a scene; the origin is the centre of its base line. */
export type Piece = {
  body: string;
  width: number;
  height: number;
  /** Width of its contact with the floor. */
  baseWidth: number;
  /** Colour of the light that it transmits to the floor; absent for opaque objects. */
  glow?: string;
};
