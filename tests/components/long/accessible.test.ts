import { testLongStates } from '../accessible/states'

testLongStates()
