/** There is no Firestore here: what would use it is faked too. */
export const openFirestore = async () => ({})
