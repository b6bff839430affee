import { chromium } from 'playwright'
import fs from 'fs'
const files = process.argv.slice(3)
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1340, height: 300 } })
await p.setContent('<body style="margin:0;background:#888">' + files.map((f) => `<img style="margin:4px;max-width:440px" src="data:image/png;base64,${fs.readFileSync(f).toString('base64')}">`).join(''))
await p.waitForTimeout(300)
await p.screenshot({ path: process.argv[2], fullPage: true })
await b.close()
