import { testStates } from './states'

testStates('projects')
