const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Name and icons of the site on the home screen of a phone. `public/` has the icons, drawn from `icon.svg`. */
export function webManifest(name: string): string {
  return JSON.stringify({
    name,
    short_name: 'TRP',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#FBF7F0',
    theme_color: '#161E4D',
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable', 512, 'maskable')],
  })
}
