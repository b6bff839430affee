import { testStates } from './states'

testStates('testimonials')
