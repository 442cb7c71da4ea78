"""Edits a deck as a trainer does, and shows slides of it before and after: docs/pictures/deck-edited-*.webp.

    python3 scripts/dev/edit-deck.py DECK.pptx docs/pictures "2 3 5 16"

1. Gives the theme another font and another first accent, as Design > Variants > Fonts and > Colors of PowerPoint do
   (LibreOffice has no command for either).
2. Opens the deck in LibreOffice, adds a slide with the layout "Core content" after the second, types a title and three points,
   and saves the deck as PowerPoint.
3. Shows the slides with the given numbers before; after it the new one instead of the first.

Needs LibreOffice with python3-uno, pdftoppm and ImageMagick.
"""

import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

FONT = 'Liberation Serif'
ACCENT = '7A1F4E'
NEW_TITLE = 'A slide added by hand'
NEW_POINTS = [
    'Bullets, indents and size come from the layout',
    'So do label, colour code and number',
    'Font and colours are those of the theme',
]
NEW_NUMBER = 3
TITLE_AND_TEXT = 1
PIPE = 'edit-deck'


def main(deck, pictures, numbers):
    wanted = [int(number) for number in numbers.split()]
    edited = [NEW_NUMBER] + [number if number < NEW_NUMBER else number + 1 for number in wanted[1:]]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        change_theme(deck, folder / 'theme.pptx')
        command = ['soffice', f'-env:UserInstallation=file://{folder}/profile', '--headless']
        office = subprocess.Popen([*command, '--norestore', f'--accept=pipe,name={PIPE};urp;'])
        try:
            add_slide(connect(), folder / 'theme.pptx', folder / 'edited.pptx')
        finally:
            office.terminate()
            office.wait()
        show(command, Path(deck), wanted, folder, f'{pictures}/deck-edited-before.webp')
        show(command, folder / 'edited.pptx', edited, folder, f'{pictures}/deck-edited-after.webp')


def change_theme(source, target):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name == 'ppt/theme/theme1.xml':
                text = content.decode().replace('typeface="Arial"', f'typeface="{FONT}"')
                content = text.replace('<a:accent1><a:srgbClr val="27357E"/>', f'<a:accent1><a:srgbClr val="{ACCENT}"/>').encode()
            new.writestr(name, content)


def connect():
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
    for _ in range(120):
        try:
            context = resolver.resolve(f'uno:pipe,name={PIPE};urp;StarOffice.ComponentContext')
            return context.ServiceManager.createInstanceWithContext('com.sun.star.frame.Desktop', context)
        except NoConnectException:
            time.sleep(0.5)
    raise SystemExit('LibreOffice does not answer')


def add_slide(desktop, source, target):
    deck = desktop.loadComponentFromURL(source.as_uri(), '_blank', 0, (option('Hidden', True),))
    slide = deck.DrawPages.insertNewByIndex(NEW_NUMBER - 2)
    masters = deck.MasterPages
    slide.MasterPage = next(page for page in map(masters.getByIndex, range(masters.Count)) if page.Name == 'Core content')
    slide.Layout = TITLE_AND_TEXT
    title, text = slide.getByIndex(0), slide.getByIndex(1)
    title.String = NEW_TITLE
    text.String = '\n'.join(NEW_POINTS)
    paragraphs = text.createEnumeration()
    while paragraphs.hasMoreElements():
        # the level of text that somebody types
        paragraphs.nextElement().NumberingLevel = 0
    deck.storeToURL(target.as_uri(), (option('FilterName', 'Impress MS PowerPoint 2007 XML'),))
    deck.close(True)


def option(name, value):
    return PropertyValue(Name=name, Value=value)


def show(command, deck, numbers, folder, picture):
    subprocess.run([*command, '--convert-to', 'pdf', '--outdir', folder, deck], check=True, stdout=subprocess.DEVNULL)
    slides = []
    for number in numbers:
        slide = folder / f'{deck.stem}-{number}'
        page = ['-f', str(number), '-l', str(number)]
        subprocess.run(['pdftoppm', *page, '-r', '45', '-png', '-singlefile', folder / f'{deck.stem}.pdf', slide], check=True)
        slides.append(f'{slide}.png')
    look = ['-tile', '2x', '-geometry', '+4+4', '-background', '#B9B3A8', '-quality', '80']
    subprocess.run(['montage', *slides, *look, picture], check=True)


if __name__ == '__main__':
    main(*sys.argv[1:])
