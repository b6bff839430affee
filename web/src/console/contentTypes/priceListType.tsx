import type { ListView } from '@studio/domain/content/lists/contentList'
import { priceListList } from '@studio/domain/content/lists/priceListList'
import {
  emptyPriceList,
  type PriceList,
  type PriceListDraft,
  type PriceListText,
  priceList,
} from '@studio/domain/content/priceList'
import type { LanguageCode } from '@studio/domain/languages'
import { offerOf } from '@studio/domain/offers/plans'
import { defaultPrices, type Prices, planIds, priceNames } from '@studio/domain/offers/prices'
import { contentDataOf } from '../../content/data'
import { formatPrice } from '../../i18n/format'
import type { ContentType } from '../lists/contentType'
import { AppliedPrices } from '../prices/AppliedPrices'
import { PriceNumbers } from '../prices/PriceNumbers'
import { PriceSummary } from '../prices/PriceSummary'

const singlePrices = (list: PriceList, language: LanguageCode) =>
  planIds.map((id) => formatPrice(language, list[`${id}_price`])).join(' · ')

/** The price lists as the console lists and edits them. */
export const priceListType: ContentType<PriceList, PriceListDraft, PriceListText, ListView> = {
  kind: 'prices',
  table: priceList,
  data: contentDataOf.prices,
  nameOf: ({ name }) => name,
  anchorOf: () => 'pricing',
  columns: [
    {
      head: (t) => t('admin.prices.table.name'),
      cell: ({ name }) => <bdi>{name}</bdi>,
      sorted: { title: 'ascending' },
    },
    {
      head: (t) => t('admin.prices.table.prices'),
      cell: (row, language) => <bdi dir="ltr">{singlePrices(row, language)}</bdi>,
      wide: true,
    },
  ],
  underName: (row, language) => <bdi dir="ltr">{singlePrices(row, language)}</bdi>,
  list: priceListList,
  filters: [],
  // A copy needs a name of its own.
  copyOf: (row) => ({ ...emptyPriceList, ...numbersOf(row), visibility: row.visibility }),
  Intro: AppliedPrices,
  form: {
    texts: [],
    plainFields: [{ name: 'name', kind: 'line', label: (t) => t('admin.prices.form.name') }],
    plainFieldsFirst: true,
    MoreFields: PriceNumbers,
    preview: (_id, values) => <PriceSummary offer={offerOf(numbersOf(values))} />,
  },
}

/** Returns the numbers of a list. While a number is typed it may be a text, which counts as the default. */
const numbersOf = (values: Prices): Prices =>
  Object.fromEntries(
    priceNames.map((name) => {
      const usual = defaultPrices[name]
      return [name, typeof values[name] === typeof usual ? values[name] : usual]
    }),
  ) as unknown as Prices
