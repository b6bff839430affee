import type { PlanId } from '@studio/domain/offers/prices'
import { useTranslation } from 'react-i18next'
import { formatPair } from './format'
import { useLanguage } from './useLanguage'

/**
 * Returns functions that name a price list's fields. `line` names the number of any plan, as `seconds`, or a term, as
 * `round_from`; `full` adds the plan or the pack: 'Básico: Precio (USD)'.
 */
export function usePriceNames() {
  const { t } = useTranslation('console')
  const { t: words } = useTranslation('public')
  const { language } = useLanguage()
  const word = (name: string) => t(`admin.prices.form.${camelCase(name)}` as 'admin.prices.form.price')
  const line = (name: string): string => {
    if (name.endsWith('_unit')) return word('unit')
    const [, range, end] = /^(.+)_(from|to)$/.exec(name) ?? []
    return range ? t(`admin.prices.form.${end as 'from' | 'to'}`, { name: word(range) }) : word(name)
  }
  const plan = (id: string) => words(`pricing.${id as PlanId}.title`)
  const pack = (at: number | string) => t('admin.prices.form.pack', { n: Number(at) })
  const full = (name: string): string => {
    const [, id, number] = /^(basic|intermediate|advanced)_(.+)$/.exec(name) ?? []
    if (id && number) return formatPair(language, plan(id), line(number))
    const [, at, of] = /^pack_(\d)_(.+)$/.exec(name) ?? []
    if (at && of) return formatPair(language, pack(at), of === 'quantity' ? word(of) : plan(of))
    return line(name)
  }
  return { line, plan, pack, full }
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
