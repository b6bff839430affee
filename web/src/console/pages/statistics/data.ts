import { collections } from '@studio/domain/collections'
import { comparedParts, VisitDay } from '@studio/domain/visits/visitDay'
import { collectionOf } from '../../../firebase/collection'
import { type Live, useLive } from '../../../sync/live'

const days = collectionOf(collections.visitDays, async () => VisitDay)
const newest = days.part({ order: 'day', descending: true, limit: comparedParts })

/** Returns the counts of the last two weeks, from the cache if there is no network; live. */
export const useVisitDays = (): Live<VisitDay> => useLive(newest)
