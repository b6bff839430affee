import { testStates } from './states'

testStates('messages')
