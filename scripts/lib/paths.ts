import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..')

export const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** Logs of the emulators and the tools, one file each; ignored by git. */
export const logsFolder = inRoot('.logs')

/** The emulators' data, stored between two starts; ignored by git. */
export const dataFolder = inRoot('.data')
