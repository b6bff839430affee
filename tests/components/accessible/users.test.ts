import { testStates } from './states'

testStates('users')
