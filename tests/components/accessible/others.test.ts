import { testStates } from './states'

testStates('others')
