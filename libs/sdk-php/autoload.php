<?php

declare(strict_types=1);

// For a project without Composer: `require 'gatehouse/autoload.php'`.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Gatehouse\\')) {
        return;
    }
    $path = str_replace('\\', '/', substr($class, strlen('Gatehouse\\'))) . '.php';
    $file = __DIR__ . (str_starts_with($path, 'Resources/') ? '/generated/' . basename($path) : '/src/' . $path);
    if (is_file($file)) {
        require $file;
    }
});
