import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { inRoot } from '../../scripts/lib/paths.ts'
import { shaderOf } from './shader.ts'

/** A loop's measure: its first frame is the still, and after the last one the first comes again. */
export const measure = { width: 640, height: 360, rate: 24, frames: 120 }

type Draw = (t: number) => string | Promise<string>
declare global {
  /** Gives the frame at `t` (0..1) as the address of a PNG. */
  var drawFrame: Draw
}

/** Readies a tab to draw a still that moves by a scene. */
export async function stillScene(tab: Page, picture: string, scene: string) {
  const source = `data:image/webp;base64,${(await readFile(inRoot(picture))).toString('base64')}`
  await tab.evaluate(
    async ({ source, fragment, width, height }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
      const program = gl?.createProgram()
      if (!gl || !program) throw new Error('this browser has no WebGL 2')
      const part = (kind: number, text: string) => {
        const shader = gl.createShader(kind)
        if (!shader) throw new Error('no shader')
        gl.shaderSource(shader, text)
        gl.compileShader(shader)
        const fault = gl.getShaderInfoLog(shader)
        if (fault) throw new Error(fault)
        gl.attachShader(program, shader)
      }
      part(gl.FRAGMENT_SHADER, fragment)
      part(
        gl.VERTEX_SHADER,
        '#version 300 es\nvoid main() { vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1); gl_Position = vec4(p * 4. - 1., 0., 1.); }',
      )
      gl.linkProgram(program)
      gl.useProgram(program)
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
      gl.generateMipmap(gl.TEXTURE_2D)
      gl.viewport(0, 0, width, height)
      gl.uniform2f(gl.getUniformLocation(program, 'size'), width, height)
      globalThis.drawFrame = (t) => {
        gl.uniform1f(gl.getUniformLocation(program, 'time'), t)
        gl.drawArrays(gl.TRIANGLES, 0, 3)
        return canvas.toDataURL('image/png')
      }
    },
    { source, fragment: shaderOf(scene), ...measure },
  )
}

/** Readies a tab to draw the hero's own picture, layer by layer. */
export async function heroScene(tab: Page) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { renderToStaticMarkup } from 'react-dom/server.browser'
        import { Scene } from './web/src/public/sections/hero/Scene'
        import { moveScene } from './tools/loops/heroMotion'
        moveScene(renderToStaticMarkup(<Scene />), ${JSON.stringify(measure)})`,
      resolveDir: inRoot('.'),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await tab.addScriptTag({ content: outputFiles[0]?.text ?? '' })
}

/** The frame `at` of the scene that the tab was readied for, as a PNG. */
export async function frame(tab: Page, at: number) {
  const address = await tab.evaluate((t) => globalThis.drawFrame(t), at / measure.frames)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
