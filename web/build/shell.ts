import { type LanguageCode, languageOf, languages } from '@studio/domain/languages'
import { pathOfLanguage } from '../src/i18n/language'
import { fontStacks, themes } from '../src/theme/tokens'
import { escaped } from './head'

/* The page of sign-in and console before its script runs, and without script. */

interface ShellTexts {
  /** Read aloud while the script loads. */
  loading: string
  /** Shown without script. */
  noScript: string
  /** The link to the site. */
  home: string
}

const { dark, light } = themes
/** The same for all pages, because the policy allows styles by their hash. */
const style = `<style>
:root{color-scheme:dark;background:${dark.ground};color:${dark.ink};${fontStacks.own}}
:root[data-theme=light]{color-scheme:light;background:${light.ground};color:${light.ink}}
.shell,.scriptless{display:grid;justify-items:center;gap:1.5rem}
.shell{place-content:center;box-sizing:border-box;min-block-size:calc(100dvh - 1rem);padding:1.5rem;font:400 1rem/1.6 system-ui,sans-serif;text-align:center}
.shell a{color:inherit}
.shell p,.shell ul{max-inline-size:40rem;margin:0;padding:0}
.shell ul{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem 1.5rem;list-style:none}
.wheel{inline-size:2rem;aspect-ratio:1;box-sizing:border-box;border:3px solid ${dark.secondary};border-block-start-color:transparent;border-radius:50%;animation:turn .9s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.wheel{animation:none}}
/* The script in the head sets the mode. */
:root[data-mode] .scriptless,:root:not([data-mode]) .wheel{display:none}
</style>`

/** Returns the head and the body of the shell, in a template with placeholders for both. */
export function inShell(template: string, language: LanguageCode, head: string, texts: ShellTexts): string {
  const links = languages.map(
    ({ code, name }) => `<li><a href="${pathOfLanguage(code)}" lang="${code}" hreflang="${code}">${name}</a></li>`,
  )
  const withoutScript = [
    `<p>${escaped(texts.noScript)}</p>`,
    `<p><a href="/">${escaped(texts.home)}</a></p>`,
    `<ul>${links.join('')}</ul>`,
  ].join('')
  const body = `<main class="shell"><span class="wheel" role="status" aria-label="${escaped(texts.loading)}"></span><div class="scriptless">${withoutScript}</div></main>`
  return template
    .replace('<html lang="es" dir="ltr"', `<html lang="${language}" dir="${languageOf(language).dir}"`)
    .replace('<!--head-->', () => `${head}\n    ${style}`)
    .replace('<!--page-->', () => body)
}
