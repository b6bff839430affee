/** Loads sharp. A static import would load it in all functions, since they share one file. */
export const loadSharp = async () => (await import('sharp')).default
