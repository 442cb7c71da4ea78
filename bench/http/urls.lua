-- For wrk: asks for the addresses of a file, a line each, one after the other; no place asks too often.
-- wrk -s addresses.lua SITE -- FILE ENCODING
local addresses, encoding, n = {}, "identity", 0

function init(args)
  for address in io.lines(args[1]) do
    addresses[#addresses + 1] = address
  end
  encoding = args[2]
end

function request()
  n = n + 1
  local from = string.format("10.1.%d.%d", n % 200, n % 50 + 1)
  local address = assert(addresses[n], "all addresses have been asked for")
  return wrk.format("GET", address, { ["accept-encoding"] = encoding, ["x-forwarded-for"] = from })
end
