#!/bin/sh
# Installs the site on Debian 12 or newer, or Ubuntu 22.04 or newer, as a service behind nginx:
#   deploy/install.sh trp.example.org [EMAIL]
# The address must lead to this machine already; EMAIL gets warnings about the certificate. Run it again after a failure:
# what is done stays, and your settings in /etc/trp.env are never changed.
# CERTIFICATE=FILE and KEY=FILE: your own certificate instead of one by Let's Encrypt. RELEASE=v1.4.0: not the newest release.
set -eu
umask 022

say() { printf '\n== %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'Run this as root: sudo deploy/install.sh trp.example.org'
NAME=${1:-}
case $NAME in '' | -* | *[!a-z0-9.-]*) fail 'Usage: deploy/install.sh trp.example.org [EMAIL]' ;; esac
EMAIL=${2:-}
for file in "${CERTIFICATE:-}" "${KEY:-}"; do
  [ -z "$file" ] || [ -e "$file" ] || fail "There is no file $file."
done
HERE=$(cd "$(dirname "$0")/.." && pwd)

say 'Packages: git, Node.js, npm, nginx, certbot'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
packages='git nginx certbot'
# A Node.js that is there already, of this machine's own source, stays.
command -v npm > /dev/null || packages="$packages nodejs npm"
apt-get install --yes -qq --no-install-recommends $packages > /dev/null

say 'User trp, its folders, and the settings in /etc/trp.env'
id trp > /dev/null 2>&1 || useradd --system --home-dir /srv/trp --shell /usr/sbin/nologin trp
install --directory --owner=root --group=root --mode=755 /srv/trp /srv/trp/releases /var/www/trp
install --directory --owner=trp --group=trp --mode=700 /var/lib/trp /var/backups/trp /var/cache/trp
if [ ! -e /etc/trp.env ]; then
  install --owner=root --group=trp --mode=640 /dev/null /etc/trp.env
  {
    echo '# Settings of the site. After a change: trp restart, then trp doctor. All of them, with defaults, are in:'
    echo '# /srv/trp/current/.env.example. Put a value with spaces or # in double quotes.'
    echo "SITE_URL=https://$NAME"
    echo 'DATA_DIR=/var/lib/trp'
    echo 'TRUST_PROXY=1'
    echo '# In the password write %23 for #, %40 for @, %2F for / and %25 for %.'
    echo '# SMTP_URL="smtps://user:password@mail.example.org"'
    echo "# MAIL_FROM=\"Training Resource Package <trp@$NAME>\""
  } >> /etc/trp.env
fi

grep -q "^SITE_URL=.*//$NAME/*\"*$" /etc/trp.env || fail "/etc/trp.env has another address: $(grep '^SITE_URL=' /etc/trp.env).
To change the address of the site, correct SITE_URL there, then run this again with the new name and its certificate."

say 'The site: packages, pages and the content of the start'
if [ ! -d /srv/trp/source ]; then
  git clone --quiet --no-hardlinks "$HERE" /srv/trp/source
  # Updates come from where this copy came from.
  git -C /srv/trp/source remote set-url origin "$(git -C "$HERE" remote get-url origin 2> /dev/null || echo "$HERE")"
fi
ln -sfn /srv/trp/current/deploy/trp /usr/local/bin/trp
# The newest release, or what is here before there is one.
release=${RELEASE:-$(git -C /srv/trp/source tag --list 'v*' --sort=-version:refname | head -n 1)}
[ -e /srv/trp/current ] && [ -z "${RELEASE:-}" ] || "$HERE/deploy/trp" update "${release:-HEAD}"

say "nginx for $NAME"
site=/etc/nginx/sites-available/trp
# Once more without a certificate in the command: the one of the last time.
used() { ! grep -qs "server_name $NAME;" "$site" || sed -n "s/^ *$1 \(.*\);/\1/p" "$site"; }
CERTIFICATE=${CERTIFICATE:-$(used ssl_certificate)}
KEY=${KEY:-$(used ssl_certificate_key)}
CERTIFICATE=${CERTIFICATE:-/etc/letsencrypt/live/$NAME/fullchain.pem}
KEY=${KEY:-/etc/letsencrypt/live/$NAME/privkey.pem}
sed -e "s|NAME|$NAME|; s|CERTIFICATE|$CERTIFICATE|; s|KEY|$KEY|" "$HERE/deploy/nginx.conf" > "$site.all"
# Before 1.25.1 nginx has no directive http2; since then it warns of the parameter.
version=$(nginx -v 2>&1 | sed 's|.*nginx/||; s| .*||')
dpkg --compare-versions "$version" ge 1.25.1 || sed -i '/http2 on;/d; s/ ssl;/ ssl http2;/' "$site.all"
if [ ! -e "$CERTIFICATE" ]; then
  # Without a certificate nginx refuses the part for https, so it comes after the part that gets one.
  sed '/^# https/,$d' "$site.all" > "$site"
  ln -sfn "$site" /etc/nginx/sites-enabled/trp
  nginx -t -q && systemctl reload-or-restart nginx
  if [ -n "$EMAIL" ]; then account="--email $EMAIL"; else account=--register-unsafely-without-email; fi
  certbot certonly --quiet --non-interactive --agree-tos $account --webroot --webroot-path /var/www/trp --domain "$NAME" \
    --deploy-hook 'systemctl reload nginx' || fail "There is no certificate for $NAME. Its address must lead to this machine,
and port 80 must be open. Then run this again, or give CERTIFICATE=FILE KEY=FILE."
fi
mv "$site.all" "$site"
ln -sfn "$site" /etc/nginx/sites-enabled/trp
nginx -t -q
systemctl enable --quiet nginx
systemctl reload-or-restart nginx

say "Checks of https://$NAME"
status=0
trp doctor || status=$?
[ "$status" -lt 2 ] || fail 'Something does not work yet: see FAULT above, then trp doctor again.'
say "https://$NAME serves. Next: make the first administrator, as docs/operations.md says."
