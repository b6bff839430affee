import { themes } from '../../web/src/theme/tokens.ts'

/** Returns the studio's colours under short names. */
const colorsOf = (theme: keyof typeof themes) => {
  const { ground, raised, sunken, line, ink, inkSoft, accent, onAccent, secondary } = themes[theme]
  return `--g:${ground};--r:${raised};--s:${sunken};--l:${line};--i:${ink};--j:${inkSoft};--a:${accent};--o:${onAccent};--c:${secondary}`
}

/**
 * The plain page's style sheet, as written by hand: by element, both themes, both directions. Its few classes are `h`
 * (only for screen readers), `b` (button), `o` (outlined button) and `f` (floating).
 */
export const plainStyle = `
:root{color-scheme:dark;${colorsOf('dark')}}
[data-theme=light]{color-scheme:light;${colorsOf('light')}}
*,:before,:after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:5rem;-webkit-text-size-adjust:100%}
body{margin:0;min-width:20rem;background:var(--g);color:var(--i);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
h1,h2,h3{font-family:'Arial Narrow',system-ui,sans-serif;line-height:1.05;text-wrap:balance}
h1{font-size:clamp(2.75rem,13vw,6.5rem);font-weight:800}
h2{font-size:clamp(2.25rem,9vw,4rem);font-weight:800}
footer h2,h3,dt{font-size:1.5rem;font-weight:700}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit}
button{cursor:pointer}
a{color:inherit}
:focus-visible{outline:2px solid var(--c);outline-offset:3px}
section,footer{padding:4rem 1.25rem;border-bottom:1px solid var(--l)}
section>*,footer>*{max-width:76rem;margin-inline:auto}
section:first-child{padding-top:6.5rem}
section:nth-of-type(n+3){content-visibility:auto;contain-intrinsic-size:auto 60rem}
section:nth-of-type(2n),details,li>button,form,figure,article{background:var(--r)}
section div,section ul,section ol,section dl,section form,footer,footer div,footer nav{display:grid;gap:1.25rem;align-content:start}
section p{color:var(--j);max-width:42rem}
header{position:fixed;inset:0 0 auto;z-index:3;padding:0 1.25rem;background:var(--g);border-bottom:1px solid var(--l)}
header,header>div:first-child{display:flex;align-items:center;gap:1rem;width:100%;min-height:4rem}
header>div>a:first-child{white-space:nowrap;margin-inline-end:auto;font-size:1.5rem;font-weight:800;text-decoration:none}
header button{display:flex;align-items:center;min-width:2.5rem;height:2.5rem;padding:0;border:0;background:0}
header [aria-hidden]:is(button),header button span+span:has(svg){display:none}
#site-menu{inset:4rem 0 auto;width:auto;margin:0;padding:1.25rem;border:0;background:var(--g);color:inherit}
#site-menu nav{display:grid;gap:1rem}
.h{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.b,section button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--l);border-radius:4px;font-weight:600;text-decoration:none;justify-self:start;background:0}
.b{background:var(--a);color:var(--o)}
.o{background:0;color:var(--i)}
li>button{width:100%;text-align:start;justify-content:start;padding:1.25rem}
svg{fill:none;stroke:currentColor}
[viewBox='0 0 24 24']{width:1.5rem;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;flex:none}
[viewBox*=' 900']{width:100%;height:auto;stroke:none}
details,li>button,article,figure{border:1px solid var(--l);border-radius:8px}
details{padding:0 1.25rem}
summary{display:flex;justify-content:space-between;padding:1rem 0;font-weight:600;cursor:pointer}
table{width:100%;border-collapse:collapse;text-align:start}
th,td{padding:.75rem;border-bottom:1px solid var(--l);text-align:start;vertical-align:top}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--l);border-radius:4px;background:var(--s)}
[type=checkbox],[type=radio]{width:auto;min-height:0}
dialog,[popover] [popover]{max-width:32rem;border:1px solid var(--l);border-radius:8px;background:var(--r);color:var(--i)}
[role=tooltip],[hidden]{display:none!important}
.f{position:fixed;inset-block-end:1.25rem;inset-inline-end:1.25rem;z-index:2;border-radius:99px}
@media(max-width:63.99rem){table{display:none}}
@media(min-width:40rem){section ul,section dl,footer,section form{grid-template-columns:1fr 1fr}}
@media(min-width:64rem){section ul,section dl,footer{grid-template-columns:repeat(3,1fr)}[role=tablist],[role=tabpanel]{display:none!important}#site-menu,#site-menu nav{display:flex;position:static;gap:1.25rem}header [popovertarget=site-menu]{display:none}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`.replaceAll('\n', '')

/** Sets the theme before the first paint. */
export const plainHeadScript = `try{document.documentElement.dataset.theme=localStorage.t||'dark'}catch(e){}`

/** The theme button, the plain page's only script; menus, languages and payment cards are popovers. */
export const plainBodyScript = `onclick=function(e){var b=e.target.closest('header button:not([popovertarget])'),r=document.documentElement.dataset;if(b)localStorage.t=r.theme=r.theme=='light'?'dark':'light'}`
