<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** The class of all that can go wrong; `errorCode` is for programs, the message for people. */
class GatehouseError extends \RuntimeException
{
    public function __construct(string $message, public readonly string $errorCode, ?\Throwable $previous = null)
    {
        parent::__construct($message, 0, $previous);
    }
}
