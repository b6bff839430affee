import { testPhotograph } from '../support/publishPhotograph'

testPhotograph({ isOffline: false })
