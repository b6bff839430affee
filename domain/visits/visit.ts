/** The address that takes reports of visits; Hosting rewrites it to the function `visits`. */
export const visitsPath = '/api/visits'

/** Maximum size of a report, in bytes. */
export const reportBytes = 1024

export const deviceClasses = ['phone', 'tablet', 'computer'] as const

/** Maximum number of films in each list of a report, and of presses of chat links. */
export const mostFilms = 4
export const mostPresses = 5

/** The name of the showreel among the films; the others are named by their project's id. */
export const showreelFilm = 'showreel'
