import { server } from '../support/server'

/** The part of Auth that the outbox uses: the signed-in account, with a token that never expires. */
export const openAuth = async () => ({
  auth: {
    get currentUser() {
      return server.user && { uid: server.user.uid, getIdToken: async () => 'token' }
    },
  },
})
