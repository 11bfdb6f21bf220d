"""What needs PyTorch: the net as it learns, self-play and the training itself."""
