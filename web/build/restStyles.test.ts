import { expect, test } from 'vitest'
import { restStyles } from './restStyles'

test.each([
  ['normal styles stay', '.a{color:red}', '.a{color:red}'],
  ['hover styles come later', '.a{color:red}\n.a:hover{color:blue}', '.a{color:red}'],
  ['of several selectors, those of states come later', '.a,.a:active,.b:has(:checked){color:red}', '.a{color:red}'],
  [
    'styles without a state stay',
    '.a:not(:disabled),.b:not(:focus){color:red}',
    '.a:not(:disabled),.b:not(:focus){color:red}',
  ],
  [
    'an open menu stays, because it may be pressed before the other styles arrive',
    '.a:popover-open{top:0}',
    '.a:popover-open{top:0}',
  ],
  ['motion', '@keyframes x{to{top:0}} :root[data-visited] .a{animation:x 1s}', ''],
  [
    'motion that begins once the page is idle',
    "[data-moves][role='group']:not([data-ended],:has(:checked)) .a{animation:x 1s}",
    '',
  ],
  ['a group that has no rules left', '@media (min-width:9rem){.a:hover{color:red}}', ''],
  ['a group of several', '@media (min-width:9rem){.a{top:0}.a:hover{top:1px}}', '@media (min-width:9rem){.a{top:0}}'],
  [
    'the rules by which styled-components finds its styles',
    '.a{top:0}/*!sc*/\ndata-styled.g4[id="sc-a-0"]{content:"a,"}/*!sc*/\n',
    '.a{top:0}',
  ],
])('%s', (_, css, left) => {
  expect(restStyles(css).trim()).toBe(left)
})
