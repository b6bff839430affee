/** An empty Firestore: everything that would use it is faked too. */
export const openFirestore = async () => ({})
