import { type LanguageCode, languages } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { zoneName } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { Field, Select } from '../../ui/form/Field'

interface SettingChoiceProps {
  label: string
  value: string
  disabled: boolean
  onSave: (value: string) => void
}

/** The studio's time zone, chosen from those that the browser knows and saved immediately. */
export function TimeZoneChoice({ label, value, disabled, onSave }: SettingChoiceProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const hint = t('admin.settings.site_info.zoneHint', { zone: zoneName(language, value) })
  return (
    <Field label={label} hint={hint}>
      {(props) => (
        <Select {...props} dir="ltr" value={value} disabled={disabled} onChange={({ target }) => onSave(target.value)}>
          {zonesWith(value).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The display currency, saved immediately; '' shows dollars alone. */
export function CurrencyChoice({ label, value, disabled, onSave }: SettingChoiceProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <Field label={label}>
      {(props) => (
        <Select {...props} value={value} disabled={disabled} onChange={({ target }) => onSave(target.value)}>
          <option value="">{t('admin.settings.currency.none')}</option>
          {currenciesIn(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {`${code} · ${name}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** A language, saved immediately and shown by its own name. */
export function LanguageChoice({ label, value, disabled, onSave }: SettingChoiceProps) {
  return (
    <Field label={label}>
      {(props) => (
        <Select {...props} value={value} disabled={disabled} onChange={({ target }) => onSave(target.value)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Returns the currencies of today with their names. Former ones have years in their English names. */
function currenciesIn(language: LanguageCode): { code: string; name: string }[] {
  const [words, english] = [language, 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'currency' }))
  return Intl.supportedValuesOf('currency')
    .filter((code) => code !== 'USD' && !/\d{4}/.test(english?.of(code) ?? ''))
    .map((code) => ({ code, name: words?.of(code) ?? code }))
}

/** Returns all time zones, even if the browser lists the stored one under another name. */
function zonesWith(stored: string): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes(stored) ? zones : [stored, ...zones]
}
