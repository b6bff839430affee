import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../support/server'
import { opener, openInbox, view } from './inbox'

const reply = page.getByRole('dialog', { name: 'Responder a Camille' })
const own = page.getByRole('dialog', { name: 'Mis textos en francés' })
const answer = reply.getByRole('textbox', { name: 'Respuesta' })
const stored = () => server.read(collections.settings, 'replies')?.value as Record<string, string> | undefined

async function answerCamille() {
  await openInbox([
    { name: 'Camille', language: 'fr', status: 'read' },
    { name: 'Ana', language: 'es', status: 'read' },
  ])
  await expect.element(opener('Camille')).toBeVisible()
}
const openReply = async (name: string) => {
  await view(name)
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
}
const edit = () => reply.getByRole('button', { name: 'Mis textos y firma' }).click()

test('The owner writes a template and a signature in the visitor’s language, even offline, and replies use them', async () => {
  await answerCamille()
  server.setOnline(false)
  await openReply('Camille')
  await edit()
  await own.getByLabelText('Pedir detalles').fill('Merci, on vous rappelle demain.')
  await own.getByLabelText('Firma').fill('À bientôt,\nLucía')
  await own.getByRole('button', { name: 'Actualizar' }).click()
  await expect.element(own).not.toBeInTheDocument()
  await expect.element(answer).toHaveValue(expect.stringContaining('Merci, on vous rappelle demain.'))
  await expect.element(answer).toHaveValue(expect.stringMatching(/À bientôt,\nLucía$/))
  server.setOnline(true)
  await expect.poll(() => stored()?.price_fr).toBe('Merci, on vous rappelle demain.')
  expect(stored()).toMatchObject({ signature_fr: 'À bientôt,\nLucía', price_es: '' })
})

test('A text that is emptied or left as it was means the default', async () => {
  await answerCamille()
  await openReply('Camille')
  await edit()
  const text = own.getByLabelText('Pedir detalles')
  await expect.element(text).not.toHaveValue('')
  await own.getByRole('button', { name: 'Actualizar' }).click()
  await expect.poll(() => stored()?.price_fr).toBe('')
  await expect.element(answer).toHaveValue(expect.stringContaining('Camille'))
})
