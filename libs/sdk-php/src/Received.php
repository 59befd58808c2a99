<?php

declare(strict_types=1);

namespace Gatehouse;

/** @internal What a connection of curl has brought and nobody has taken yet. */
final class Received
{
    /** @var array<string, string> by their names in lower case */
    public array $headers = [];
    public bool $isHeadWhole = false;
    public string $body = '';
    private bool $isNew = false;

    public function __construct(\CurlHandle $handle)
    {
        // The handle holds on to these, so they must not hold on to whoever has the handle.
        $received = $this;
        curl_setopt_array($handle, [
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use ($received): int {
                $received->head($line);

                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function (\CurlHandle $_, string $piece) use ($received): int {
                $received->body .= $piece;
                $received->isNew = true;

                return strlen($piece);
            },
        ]);
    }

    public function take(): ?string
    {
        [$body, $this->body] = [$this->body, ''];

        return $body === '' ? null : $body;
    }

    /** Whether anything has come since this was asked last. */
    public function isNew(): bool
    {
        [$isNew, $this->isNew] = [$this->isNew, false];

        return $isNew;
    }

    private function head(string $line): void
    {
        $this->isNew = true;
        if (str_contains($line, ':')) {
            [$name, $value] = explode(':', $line, 2);
            $this->headers[strtolower(trim($name))] = trim($value);
        } elseif (trim($line) === '') {
            $this->isHeadWhole = true;
        }
    }
}
