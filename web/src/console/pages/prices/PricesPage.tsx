import { priceListType } from '../../contentTypes/priceListType'
import { ContentPage } from '../../lists/ContentPage'

/** The price lists in the console. */
export default function PricesPage() {
  return <ContentPage type={priceListType} />
}
