import { expect, test } from 'vitest'
import { restStyles } from './restStyles'

test.each([
  ['what a thing looks like stays', '.a{color:red}', '.a{color:red}'],
  ['what it looks like under a pointer comes later', '.a{color:red}\n.a:hover{color:blue}', '.a{color:red}'],
  ['of several selectors those of states', '.a,.a:active,.b:has(:checked){color:red}', '.a{color:red}'],
  [
    'what is so without a state stays',
    '.a:not(:disabled),.b:not(:focus){color:red}',
    '.a:not(:disabled),.b:not(:focus){color:red}',
  ],
  [
    'an open menu stays: it may be pressed before the rest is there',
    '.a:popover-open{top:0}',
    '.a:popover-open{top:0}',
  ],
  ['motion', '@keyframes x{to{top:0}} :root[data-visited] .a{animation:x 1s}', ''],
  ['a group that is left without rules', '@media (min-width:9rem){.a:hover{color:red}}', ''],
  ['a group of several', '@media (min-width:9rem){.a{top:0}.a:hover{top:1px}}', '@media (min-width:9rem){.a{top:0}}'],
  [
    'what styled-components finds its own by',
    '.a{top:0}/*!sc*/\ndata-styled.g4[id="sc-a-0"]{content:"a,"}/*!sc*/\n',
    '.a{top:0}',
  ],
])('%s', (_, css, left) => {
  expect(restStyles(css).trim()).toBe(left)
})
