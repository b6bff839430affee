import { languageCodes } from '../../languages.ts'
import { slots } from '../page/part.ts'
import type { Section } from '../page/section.ts'
import { contentList, wholeList } from './contentList.ts'

export const sectionList = contentList({
  whole: wholeList,
  textsOf: (row: Section) => slots.flatMap((slot) => languageCodes.map((code) => row[`${slot}_${code}`])),
  orders: {},
})
