import { describe, expect, it } from 'vitest'
import {
  baseScale,
  CROP_BOX_PX,
  clampOffset,
  clampZoom,
  INITIAL_VIEW,
  moveView,
  visibleSquare,
  ZOOM_DEFAULT,
  ZOOM_MAX,
  ZOOM_MIN,
  zoomView,
} from './crop-geometry.ts'

const LANDSCAPE = { width: 4000, height: 3000 }
const PORTRAIT = { width: 600, height: 1000 }
const TINY = { width: 50, height: 50 }
const MIDDLE = { x: 0, y: 0 }

describe('the size of the photo in the box', () => {
  it('shows a photo without zoom as large as it takes to fill the box', () => {
    expect(LANDSCAPE.height * baseScale(LANDSCAPE)).toBeCloseTo(CROP_BOX_PX)
    expect(PORTRAIT.width * baseScale(PORTRAIT)).toBeCloseTo(CROP_BOX_PX)
  })

  it('enlarges a photo that is smaller than the box', () => {
    expect(baseScale(TINY)).toBe(5)
  })

  it('never goes smaller than the box or beyond three times', () => {
    expect(clampZoom(0.2)).toBe(ZOOM_MIN)
    expect(clampZoom(8)).toBe(ZOOM_MAX)
    expect(clampZoom(1.57)).toBe(1.57)
  })

  it('starts a little enlarged, with the middle of the photo in the middle of the box', () => {
    expect(INITIAL_VIEW).toEqual({ offset: MIDDLE, zoom: ZOOM_DEFAULT })
  })
})

describe('moving the photo', () => {
  it('stops at the edge of the photo, so no empty corner shows', () => {
    const pushed = moveView({ offset: MIDDLE, zoom: 1 }, { x: 900, y: 900 }, PORTRAIT)
    expect(pushed.offset.x).toBeCloseTo(0)
    expect(pushed.offset.y).toBeCloseTo((1000 * (250 / 600) - 250) / 2)
  })

  it('lets a landscape photo go sideways only as long as it is not enlarged', () => {
    const pushed = clampOffset({ x: -20, y: -20 }, 1, LANDSCAPE)
    expect(pushed.x).toBe(-20)
    expect(pushed.y).toBeCloseTo(0)
  })

  it('goes with the finger inside the edges', () => {
    expect(moveView({ offset: { x: 5, y: 0 }, zoom: 2 }, { x: -12, y: 30 }, LANDSCAPE).offset).toEqual({ x: -7, y: 30 })
  })
})

describe('changing the zoom', () => {
  it('keeps what is under the fingers where it is', () => {
    const focus = { x: 40, y: -30 }
    const before = { offset: { x: 10, y: 5 }, zoom: 1.5 }
    const after = zoomView(before, 3, LANDSCAPE, focus)
    expect((focus.x - after.offset.x) / after.zoom).toBeCloseTo((focus.x - before.offset.x) / before.zoom)
    expect((focus.y - after.offset.y) / after.zoom).toBeCloseTo((focus.y - before.offset.y) / before.zoom)
  })

  it('pulls the photo back over the box when it gets smaller at its edge', () => {
    const corner = moveView({ offset: MIDDLE, zoom: 3 }, { x: 9999, y: 9999 }, TINY)
    const { offset, zoom } = zoomView(corner, 1, TINY)
    expect(zoom).toBe(1)
    expect(offset.x).toBeCloseTo(0)
    expect(offset.y).toBeCloseTo(0)
  })
})

describe('what is cut out', () => {
  it('is the middle square of the whole height for a landscape photo without zoom', () => {
    const square = visibleSquare({ offset: MIDDLE, zoom: 1 }, LANDSCAPE)
    expect(square.side).toBeCloseTo(3000)
    expect(square.x).toBeCloseTo(500)
    expect(square.y).toBeCloseTo(0)
  })

  it('is half as wide at twice the zoom', () => {
    expect(visibleSquare({ offset: MIDDLE, zoom: 2 }, LANDSCAPE).side).toBeCloseTo(1500)
  })

  it('shows more of the left of the photo after the photo was moveView right', () => {
    const view = moveView({ offset: MIDDLE, zoom: 1 }, { x: 25, y: 0 }, LANDSCAPE)
    expect(visibleSquare(view, LANDSCAPE).x).toBeCloseTo(500 - 300)
  })

  it('never reaches beyond the photo, wherever it was pushed', () => {
    for (const size of [LANDSCAPE, PORTRAIT, TINY, { width: 3333, height: 777 }]) {
      for (const zoom of [1, 1.2, 1.37, 2.99, 3]) {
        for (const push of [-9999, -13.7, 0, 13.7, 9999]) {
          const { x, y, side } = visibleSquare(moveView({ offset: MIDDLE, zoom }, { x: push, y: -push }, size), size)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
          expect(x + side).toBeLessThanOrEqual(size.width + 1e-9)
          expect(y + side).toBeLessThanOrEqual(size.height + 1e-9)
        }
      }
    }
  })
})
