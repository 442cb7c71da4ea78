/** The words of the photo cropper. */
export const text = {
  box: 'Your photo',
  hint: 'Drag the photo to place your face in the circle. You can also use the buttons or the arrow keys.',
  opening: 'Opening the photo…',
  move: 'Move the photo',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  zoom: 'Zoom',
  zoomShown: (zoom: number) => `${zoom.toFixed(2)}×`,
  zoomSpoken: (zoom: number) => `${zoom.toFixed(2)} times`,
  use: 'Use this photo',
  saving: 'Saving the photo…',
  cancel: 'Cancel',
} as const
