import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lazyPart } from '../../../web/src/ui/screen/lazyPart'
import { OptionalPart, PartBoundary } from '../../../web/src/ui/screen/PartBoundary'
import { expectErrors } from '../support/errors'
import { render } from '../support/render'

const retry = page.getByRole('button', { name: 'Reintentar' })
const failure = page.getByText('Algo salió mal')

test('A part that throws fails alone, and a retry shows it once it can be rendered', async () => {
  expectErrors(/no longer broken/)
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('no longer broken after the first try')
    return <p>La parte</p>
  }
  await render(
    <>
      <p>Lo demás</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  )
  await expect.element(failure).toBeVisible()
  await expect.element(page.getByText('Lo demás')).toBeVisible()
  isBroken = false
  await retry.click()
  await expect.element(page.getByText('La parte')).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})

test('An optional part that throws disappears and leaves the rest as it is', async () => {
  expectErrors(/not needed/)
  function Part(): never {
    throw new Error('not needed')
  }
  await render(
    <>
      <OptionalPart>
        <Part />
      </OptionalPart>
      <p>Lo demás</p>
    </>,
  )
  await expect.element(page.getByText('Lo demás')).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})

test('Code that failed to load is requested again by a retry and by reopening the part', async () => {
  expectErrors(/the file is not there/)
  let asked = 0
  const Page = lazyPart(async () => {
    asked += 1
    if (asked < 5) throw new Error('the file is not there')
    return { default: () => <p>La página</p> }
  })
  const open = () =>
    render(
      <PartBoundary>
        <Page.element />
      </PartBoundary>,
    )
  await open()
  await expect.element(failure).toBeVisible()
  await retry.click()
  await expect.poll(() => asked, { timeout: 5000 }).toBe(4)
  await expect.element(failure).toBeVisible()
  await open()
  await expect.element(page.getByText('La página')).toBeVisible()
  expect(asked).toBe(5)
})

test('Code that fails to load once is requested again automatically', async () => {
  let asked = 0
  const Page = lazyPart(async () => {
    asked += 1
    if (asked < 2) throw new Error('one response was lost')
    return { default: () => <p>La página</p> }
  })
  await render(
    <PartBoundary>
      <Page.element />
    </PartBoundary>,
  )
  await expect.element(page.getByText('La página')).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
})
