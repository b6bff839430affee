import { collections } from '@studio/domain/collections'
import { inEveryLanguage } from '@studio/domain/languages'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playerTexts } from '../../../web/src/i18n/locales/es/player'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { projectDocument, testimonialDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { blockRequests } from '../support/network'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'

const titled = (title: string) => inEveryLanguage('title', () => title)
const told = {
  footage_hours: 14,
  length_seconds: 28,
  credits: 'Cámara: Luz Rey\nMúsica: Leo Paz',
  still_before: '/samples/volta.webp',
  still_after: '/samples/pulso.webp',
  delivered: '16:9 9:16 1:1',
  ...inEveryLanguage('brief', () => 'Lanzar el tueste de otoño.'),
  ...inEveryLanguage('approach', () => 'Dos horas de vapor, tres planos.'),
  ...inEveryLanguage('result', () => 'Agotado en nueve días.'),
}
const dialogOf = (title: string) => page.getByRole('dialog', { name: title })
const play = (title: string) =>
  page.getByRole('button', { name: publicTexts.portfolio.play.replace('{{title}}', title) })

beforeEach(async () => {
  await blockRequests('https://*')
  server.reset()
  server.put(collections.projects, 'told', projectDocument({ ...titled('Café Aurora: Reel'), ...told }))
  server.put(collections.projects, 'plain', projectDocument({ ...titled('Ночь'), order_position: 1 }))
  server.put(
    collections.testimonials,
    'words',
    testimonialDocument({ project_id: 'told', ...inEveryLanguage('content', () => 'Vendimos todo.') }),
  )
})

test('An opened project has its own address; Back closes it, and Forward opens it again', async () => {
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  await expect.element(dialogOf('Café Aurora: Reel')).toBeVisible()
  expect(location.hash).toBe('#portfolio/cafe-aurora-reel')
  await page.getByRole('button', { name: publicTexts.portfolio.next }).click()
  await expect.element(dialogOf('Ночь')).toBeVisible()
  expect(decodeURIComponent(location.hash)).toBe('#portfolio/ночь')
  history.back()
  await expect.element(dialogOf('Ночь')).not.toBeInTheDocument()
  expect(location.hash).toBe('')
  history.forward()
  await expect.element(dialogOf('Ночь')).toBeVisible()
})

test('Closing a project restores the address from before', async () => {
  await openPublicPage()
  const button = play('Ночь')
  await button.click()
  await expect.element(dialogOf('Ночь')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogOf('Ночь')).not.toBeInTheDocument()
  await expect.poll(() => location.hash).toBe('')
  await expect.element(button).toHaveFocus()
})

test('A project’s address opens it directly, and closing it leads to the portfolio', async () => {
  await openPublicPage('home', { anchor: '#portfolio/ночь' })
  await expect.element(dialogOf('Ночь')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogOf('Ночь')).not.toBeInTheDocument()
  expect(location.hash).toBe('#portfolio')
})

test('The address of a project that is gone shows the portfolio', async () => {
  await openPublicPage('home', { anchor: '#portfolio/gone' })
  await expect.poll(() => location.hash).toBe('#portfolio')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(play('Ночь')).toBeInViewport()
})

test('A project shows its brief, approach and result and its client’s words', async () => {
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  const dialog = dialogOf('Café Aurora: Reel')
  for (const part of ['brief', 'approach', 'result'] as const) {
    await expect.element(dialog.getByText(playerTexts[part], { exact: true })).toBeVisible()
    await expect.element(dialog.getByText(told[`${part}_es`])).toBeVisible()
  }
  await expect.element(dialog.getByRole('figure').getByText(/Vendimos\stodo/)).toBeVisible()
  await expectAccessible('[role=dialog]')
})

test('A project shows its footage against its length, its credits, and a slider between two stills', async () => {
  // High enough for the slider to be above the buttons at the dialog's edge.
  await openPublicPage('home', { width: 1280, height: 2400 })
  await play('Café Aurora: Reel').click()
  const dialog = dialogOf('Café Aurora: Reel')
  await expect.element(dialog.getByText(/Material: 14\sh → entrega: \W*0:28/)).toBeVisible()
  await expect.element(dialog.getByText('Cámara: Luz Rey')).toBeVisible()
  const slider = dialog.getByRole('slider', { name: playerTexts.compare })
  const edge = () => getComputedStyle(dialog.getByAltText(playerTexts.before).element()).clipPath
  expect(edge()).toContain('50%')
  slider.element().focus()
  for (const side of [playerTexts.before, playerTexts.after]) {
    const { x, y, width, height } = dialog.getByText(side, { exact: true }).element().getBoundingClientRect()
    // The slider is on top of everything, so the lookup goes through it.
    const [top] = document.elementsFromPoint(x + width / 2, y + height / 2).filter((one) => one.tagName !== 'INPUT')
    expect(top?.textContent).toBe(side)
  }
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(edge).toContain('48%')
  await userEvent.click(slider, { position: { x: 2, y: 20 } })
  await expect.poll(edge).toContain('100%')
})

test('A project shows the formats in which it was delivered, each in its ratio', async () => {
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  const list = dialogOf('Café Aurora: Reel').getByRole('list', { name: playerTexts.delivered })
  await expect.element(list).toBeVisible()
  const frames = [...list.element().children].map((frame) => {
    const { width, height } = frame.getBoundingClientRect()
    return [frame.textContent, Math.round((100 * width) / height)]
  })
  expect(frames).toEqual([
    ['16:9', 178],
    ['9:16', 56],
    ['1:1', 100],
  ])
})

test('A project without them shows neither their headings nor words of another client', async () => {
  await openPublicPage()
  await play('Ночь').click()
  const dialog = dialogOf('Ночь')
  await expect.element(dialog.getByRole('button', { name: playerTexts.share })).toBeVisible()
  for (const part of ['brief', 'approach', 'result'] as const)
    await expect.element(dialog.getByText(playerTexts[part], { exact: true })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('slider')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('list', { name: playerTexts.delivered })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('figure')).not.toBeInTheDocument()
})

test('A project’s link can be copied where the system cannot share it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  await page.getByRole('button', { name: playerTexts.share }).click()
  await expect.element(page.getByText(playerTexts.copied)).toBeVisible()
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/#portfolio\/cafe-aurora-reel$/))
})

test('The sound before and after the mix runs together, one of them is heard, and the film stops for it', async () => {
  const [sound_before, sound_after] = ['/samples/volta-before.m4a', '/samples/volta-after.m4a']
  server.put(
    collections.projects,
    'told',
    projectDocument({ ...titled('Café Aurora: Reel'), video_url: '/samples/volta.mp4', sound_before, sound_after }),
  )
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  const group = page.getByRole('group', { name: playerTexts.sound })
  const media = () => [...dialogOf('Café Aurora: Reel').element().querySelectorAll<HTMLMediaElement>('video, audio')]
  const playing = () => media().map(({ paused, muted }) => !paused && !muted)
  await group.getByRole('button', { name: playerTexts.listen }).click()
  await expect.poll(playing).toEqual([false, true, false])
  const [film, before, after] = media()
  await expect.poll(() => after?.currentTime).toBeGreaterThan(0.2)
  await group.getByLabelText(playerTexts.soundAfter).click()
  expect(playing()).toEqual([false, false, true])
  expect(Math.abs(Number(after?.currentTime) - Number(before?.currentTime))).toBeLessThan(0.2)
  await expectAccessible('[role=dialog]')
  await film?.play()
  await expect.poll(playing).toEqual([true, false, false])
  await expect.element(group.getByRole('button', { name: playerTexts.listen })).toBeVisible()
})

test('A sound that does not load is reported, and a single one is not offered', async () => {
  const sound_before = '/samples/missing-before.m4a'
  server.put(
    collections.projects,
    'told',
    projectDocument({ ...titled('Café Aurora: Reel'), sound_before, sound_after: '/samples/missing-after.m4a' }),
  )
  server.put(collections.projects, 'plain', projectDocument({ ...titled('Ночь'), sound_before, order_position: 1 }))
  await openPublicPage()
  await play('Café Aurora: Reel').click()
  const listen = page.getByRole('button', { name: playerTexts.listen })
  await listen.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(playerTexts.soundFailed)
  await page.getByRole('button', { name: publicTexts.portfolio.next }).click()
  await expect.element(dialogOf('Ночь')).toBeVisible()
  await expect.element(listen).not.toBeInTheDocument()
})
