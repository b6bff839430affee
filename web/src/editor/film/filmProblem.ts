/** The reason why a file could not become a film. */
export type FilmProblem =
  | 'noFilm'
  | 'noPictures'
  | 'codec'
  | 'audioCodec'
  | 'keyFrames'
  | 'tooLarge'
  | 'tooManyTracks'
  | 'damaged'
  | 'failed'
  | 'notStored'
  | 'noLoop'
  | 'noSound'

export class NoFilm extends Error {
  readonly problem: FilmProblem
  constructor(problem: FilmProblem) {
    super(problem)
    this.name = 'NoFilm'
    this.problem = problem
  }
}
