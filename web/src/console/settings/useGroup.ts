import type { ValidationKey } from '@studio/domain/content/fields/validationTexts'
import type { LanguageCode } from '@studio/domain/languages'
import { redirectsVisitors } from '@studio/domain/settings/redirectsVisitors'
import { type SettingsDocument, settingsGroups } from '@studio/domain/settings/settingSchemas'
import { defaultSettings, type SettingsKey, settingsIn } from '@studio/domain/settings/settings'
import { settingsFrom } from '@studio/domain/settings/settingsFrom'
import { type Network, profileAddress } from '@studio/domain/settings/socialProfile'
import { callingCodeOf, phoneFrom } from '@studio/domain/values/phone'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newestGroup, saveGroup } from '../../content/settings/data'
import { useLanguage } from '../../i18n/useLanguage'
import { useMutationToast } from '../../ui/toast/useMutationToast'
import { NotConfirmed, useDemandIdentity } from '../identity/useIdentity'
import { useTellNotConfirmed } from '../identity/useTellNotConfirmed'

type Value = string | boolean

/** A value in a field that the live query does not show yet. */
export interface Draft {
  value: Value
  /** `typing`: not saved yet; `wrong`: invalid, with the error; `sent`: on its way; `refused`: by the server. */
  state: 'typing' | 'wrong' | 'sent' | 'refused'
  error?: ValidationKey
}

/** All drafts of the page, by group and field: `site_info.name`. */
export type Drafts = Readonly<Record<string, Draft>>

/** Returns whether a draft exists only in its field: neither stored on the device nor sent. */
export const isUnsaved = ({ state }: Draft) => state !== 'sent'

interface Group {
  key: SettingsKey
  /** The group's document from the live query; undefined if there is none. */
  stored: SettingsDocument | undefined
  userId: string
  drafts: Drafts
  setDrafts: Dispatch<SetStateAction<Drafts>>
}

/**
 * Returns a settings group while it is edited. A changed field is saved with its whole group. An invalid or refused
 * value stays in its field.
 */
export function useGroup({ key, stored, userId, drafts, setDrafts }: Group) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const tell = useMutationToast()
  const demandIdentity = useDemandIdentity()
  const tellNotConfirmed = useTellNotConfirmed()
  const saved = valuesOf(key, stored)
  const draftOf = (name: string) => drafts[`${key}.${name}`]

  const put = (name: string, draft: Draft) => setDrafts((all) => ({ ...all, [`${key}.${name}`]: draft }))
  const drop = (name: string) => setDrafts(({ [`${key}.${name}`]: _, ...others }) => others)
  /** Removes or replaces the draft of a sent value, unless the user has typed another since. */
  const settle = (name: string, value: Value, next?: Draft) =>
    setDrafts((all) => {
      const { [`${key}.${name}`]: draft, ...others } = all
      if (draft?.state !== 'sent' || draft.value !== value) return all
      return next ? { ...others, [`${key}.${name}`]: next } : others
    })

  /** Returns the group with one value changed, and the copy on which the change is based. */
  const changed = (name: string, value: Value) => {
    const base = newestGroup(key, stored)
    // Stored values that this version does not know are kept. Defaults are written only if nothing is stored yet.
    const known = base?.value ?? defaultSettings[key]
    return { base, group: { ...known, ...(key === 'notifications' && withLanguage(known, language)), [name]: value } }
  }

  const write = (name: string, value: Value) => {
    const { base, group } = changed(name, value)
    // No undo: the field is visible and can be changed back directly.
    const { undo: _, ...change } = saveGroup(key, group, userId, base)
    // A refused text stays in its field; a switch returns to the stored value.
    const handleRefused = () => settle(name, value, typeof value === 'string' ? { value, state: 'refused' } : undefined)
    tell(change, t('admin.settings.updated'), t('admin.settings.updateError'), { onRefused: handleRefused })
    const isShown = () => settle(name, value)
    change.published.then(isShown, isShown)
  }

  const save = (name: string, value: Value) => {
    put(name, { value, state: 'sent' })
    const { base, group } = changed(name, value)
    const led = redirectsVisitors(key, base?.value, group)
    if (!led) write(name, value)
    else {
      const confirmed = demandIdentity(t(`admin.identity.what.${led.what}`, { to: led.to }))
      confirmed.then(
        () => write(name, value),
        (error: unknown) => {
          // Offline, a number stays in its field. Other changes wait in the outbox; if the rules refuse them later,
          // retrying asks for the password.
          if (error instanceof NotConfirmed) drop(name)
          else if (led.what === 'visitors' || led.what === 'closing') return write(name, value)
          else put(name, { value, state: 'typing' })
          tellNotConfirmed(error)
        },
      )
    }
  }

  /** Saves a field's draft if it is valid and differs from the stored value. */
  const submit = (name: string) => {
    const draft = draftOf(name)
    if (!draft || draft.state === 'sent') return
    const checked = v.safeParse(entriesOf(key)[name] ?? v.never(), understood(key, name, draft.value, saved))
    if (!checked.success) put(name, { ...draft, state: 'wrong', error: checked.issues[0].message as ValidationKey })
    else if (checked.output === saved[name] && draft.state !== 'refused') drop(name)
    else save(name, checked.output)
  }

  const names = Object.keys(saved)
  return {
    /** The group's values as they would be saved now. */
    values: Object.fromEntries(
      names.map((name) => [name, understood(key, name, draftOf(name)?.value ?? saved[name] ?? '', saved)]),
    ),
    /** Returns the value to show in a field. */
    shown: (name: string) => draftOf(name)?.value ?? saved[name],
    draftOf,
    isUnsaved: names.flatMap((name) => draftOf(name) ?? []).some(isUnsaved),
    type: (name: string, value: string) => put(name, { value, state: 'typing' }),
    /** Saves immediately, for switches. */
    save,
    submit,
    submitAll: () => names.filter((name) => draftOf(name)?.state === 'typing').forEach(submit),
  }
}

/** Expands «@studio» to the profile's address, and adds the country code of the stored numbers to a phone number. */
function understood(key: SettingsKey, name: string, value: Value, saved: Readonly<Record<string, Value>>): Value {
  if (typeof value !== 'string') return value
  if (key === 'social_media') return profileAddress(name as Network, value)
  if (!phoneNames.includes(name)) return value
  const stored = [name, ...phoneNames].map((other) => String(saved[other]))
  return phoneFrom(value, callingCodeOf(stored)) ?? value
}

/** Adds the console's language, which is the owner's, unless a language for mails is stored. */
const withLanguage = (group: object, language: LanguageCode) =>
  'email_language' in group && group.email_language ? {} : { email_language: language }

const phoneNames = settingsIn('contact_info').flatMap(([name, { kind }]) => (kind === 'phone' ? [name] : []))

/** Returns the group's stored values. Missing or invalid ones are replaced by the site's defaults. */
const valuesOf = (key: SettingsKey, row: SettingsDocument | undefined): Record<string, Value> =>
  settingsFrom(row ? [row] : [])[key]

const entriesOf = (key: SettingsKey) =>
  settingsGroups[key].entries as Record<string, v.GenericSchema<unknown, Value> | undefined>
