<?php

declare(strict_types=1);

namespace Gatehouse;

/** Which limit said no, how many calls are left of it, and in how many seconds there are more. */
final class RateLimit
{
    public function __construct(
        public readonly string $policy,
        public readonly int $remaining,
        public readonly int $seconds,
    ) {
    }

    public static function read(?string $header): ?self
    {
        if (preg_match('/^"([^"]*)";r=(\d+);t=(\d+)/', $header ?? '', $found) !== 1) {
            return null;
        }

        return new self($found[1], (int) $found[2], (int) $found[3]);
    }
}
