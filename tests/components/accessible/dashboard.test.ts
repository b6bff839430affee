import { testStates } from './states'

testStates('dashboard')
