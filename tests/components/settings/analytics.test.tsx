import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { comeBack, openPublicPage } from '../support/render'
import { setGroup } from './groups'

const notice = page.getByRole('region', { name: 'Aviso de analítica' })
const wanted = { google_analytics_id: 'G-ABCD1234', tracking_enabled: true }

beforeEach(() => {
  delete window.dataLayer
})

/** Intercepts third-party scripts, so that none is really loaded. */
function catchScripts() {
  const sources: string[] = []
  const { append } = document.head
  const caught = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) sources.push(node.src)
      else append.call(document.head, node)
    }
  })
  onTestFinished(() => caught.mockRestore())
  return sources
}

test('Visitors are not asked, and nothing is measured, unless the owner has enabled it and the id is valid', async () => {
  const scripts = catchScripts()
  setGroup('analytics', { ...wanted, tracking_enabled: false })
  await openPublicPage()
  await expect.element(page.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
  setGroup('analytics', { google_analytics_id: '<script>', tracking_enabled: true })
  setGroup('site_info', { name: 'Corte Fino' })
  comeBack()
  await expect.element(page.getByRole('link', { name: 'Corte Fino' }).first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  setGroup('analytics', wanted)
  comeBack()
  await expect.element(notice).toBeVisible()
  expect(scripts).toEqual([])
})

test('A visitor who refuses is not measured, nor asked again', async () => {
  const scripts = catchScripts()
  setGroup('analytics', wanted)
  await openPublicPage()
  await notice.getByRole('button', { name: 'No, gracias' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await openPublicPage()
  setGroup('site_info', { name: 'Corte Grueso' })
  comeBack()
  await expect.element(page.getByRole('link', { name: 'Corte Grueso' }).first()).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  expect(scripts).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

test('A visitor who agrees is measured from then on, and can change the decision on the privacy page', async () => {
  const scripts = catchScripts()
  setGroup('analytics', wanted)
  await openPublicPage()
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(() => scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'])
  await openPublicPage('privacy')
  await page.getByRole('button', { name: 'Cambiar mi decisión sobre analítica' }).click()
  await expect.element(notice).toBeVisible()
})
