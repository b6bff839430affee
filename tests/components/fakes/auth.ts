import { server } from '../support/server'

/** As much of Auth as the outbox asks: who is signed in, with a token that never runs out. */
export const openAuth = async () => ({
  auth: {
    get currentUser() {
      return server.user && { uid: server.user.uid, getIdToken: async () => 'token' }
    },
  },
})
