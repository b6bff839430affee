import { expect, test } from 'vitest'
import { defaultSettings } from './settings.ts'
import { settingsFrom } from './settingsFrom.ts'

const stored = (id: string, value: Record<string, unknown>) => ({
  id,
  key: id,
  value,
  updated_by: 'x',
  rev: 'r',
  base_rev: '',
})
const { site_info } = defaultSettings

test('valid stored settings are used; missing and malformed ones get their defaults', () => {
  const settings = settingsFrom([
    stored('site_info', { ...site_info, name: 'Corte Fino' }),
    stored('analytics', { google_analytics_id: '<script>', tracking_enabled: true }),
    stored('maintenance', { enabled: 'yes' }),
    stored('social_media', { instagram: 'https://example.com/studio', mastodon: 'later' }),
    stored('unknown', {}),
  ])
  expect(settings).toEqual({
    ...defaultSettings,
    site_info: { ...site_info, name: 'Corte Fino' },
    analytics: { ...defaultSettings.analytics, tracking_enabled: true },
    social_media: { ...defaultSettings.social_media, instagram: 'https://example.com/studio' },
  })
})
