<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\RefusedError;

/** @internal */
final class Answer
{
    /**
     * @param array<string, string> $headers by their names in lower case
     * @param resource $body at its beginning
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly mixed $body,
    ) {
    }

    public function isGood(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }

    public function parsed(): mixed
    {
        return json_decode((string) stream_get_contents($this->body), true);
    }

    public function refusal(mixed $body): RefusedError
    {
        $rateLimit = RateLimit::read($this->headers['ratelimit'] ?? null);
        $after = $this->headers['retry-after'] ?? '';
        $seconds = is_numeric($after) ? (float) $after : null;
        if ($seconds === null && $this->status === 429 && $rateLimit !== null) {
            $seconds = (float) $rateLimit->seconds;
        }

        return RefusedError::of($this->status, is_array($body) ? $body : [], $seconds, $rateLimit);
    }
}
