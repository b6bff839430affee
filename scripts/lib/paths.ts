import path from 'node:path'

/** The folder of the clone. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** A path inside the clone. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** What the emulators and the tools have to say, one file each; ignored by git. */
export const logsFolder = inRoot('.logs')

/** What was entered on the emulators, kept between two starts; ignored by git. */
export const dataFolder = inRoot('.data')
