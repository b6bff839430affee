import type { PriceList } from '../priceList.ts'
import { contentList, wholeList } from './contentList.ts'

export const priceListList = contentList({
  whole: wholeList,
  textsOf: ({ name }: PriceList) => [name],
  orders: { title: (one, other, compare) => compare(one.name, other.name) },
})
